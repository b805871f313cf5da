import { serviceIconNames } from "#app/components/service-icons.ts";
import type { ServiceView } from "#app/domain/content/list-services.server.ts";
import { Icon } from "#app/ui/icon.tsx";

/** One service as a card: its colour with icon and emoji above; the whole card is a link where there is one. */
export function ServiceCard({ service }: { service: ServiceView }) {
  const { title, description, icon, gradient, emoji, href } = service;
  return (
    <li className="card">
      <div className={`service-head gradient-${gradient}`} aria-hidden="true">
        <Icon name={serviceIconNames[icon]} />
        <span>{emoji}</span>
      </div>
      <div className="card-body">
        <h2 className="text-lg">{href ? <a href={href}>{title}</a> : title}</h2>
        <p className="card-about">{description}</p>
      </div>
    </li>
  );
}
