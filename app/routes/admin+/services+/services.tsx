import { resource } from "#app/admin/resource/resource.ts";
import { serviceIconNames } from "#app/components/service-icons.ts";
import { type ServiceGradient, serviceGradient, serviceIcon } from "#app/domain/content/service-look.ts";
import { serviceTable } from "#app/domain/content/services.ts";
import { adminServices } from "#app/i18n/admin-services.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The services as staff keep them. */
export const staffServices = resource({
  table: serviceTable,
  section: "services",
  texts: adminServices,
  icon: "handshake",
  columns: [
    { name: "displayOrder", hasArrows: true, width: "130px" },
    { name: "title", isName: true },
    { name: "iconName", cell: ({ iconName }) => <ServiceIcon name={iconName} />, width: "150px" },
    { name: "linkUrl", cell: ({ linkUrl }) => <a href={linkUrl}>{linkUrl}</a>, width: "22%", wideOnly: true },
    { name: "isActive", width: "100px" },
  ],
  optionPictures: {
    iconName: (name) => <Icon name={serviceIconNames[serviceIcon(name)]} />,
    colorGradient: (gradient) => <GradientSample gradient={serviceGradient(gradient)} />,
  },
});

/** The icon of a service with its name. */
function ServiceIcon({ name }: { name: string }) {
  const icon = serviceIcon(name);
  return (
    <span className="icon-named">
      <Icon name={serviceIconNames[icon]} />
      {useText(adminServices)(`icon_name.${icon}`)}
    </span>
  );
}

/** The colours of a gradient. */
function GradientSample({ gradient }: { gradient: ServiceGradient }) {
  const title = useText(adminServices)(`color_gradient.${gradient}`);
  return <span className={`gradient-sample gradient-${gradient}`} title={title} />;
}
