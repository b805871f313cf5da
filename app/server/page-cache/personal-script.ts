/**
 * Runs before the first paint of a shared page in a browser with data of its own, which the cookie `personal` marks: asks for them at once,
 * and hides what the page shows of nobody (cart, name, zone, quantities). A style shows it after three seconds in any case. A customer's
 * shelf to buy again has its height reserved, as `useBought` stored it.
 */
const script = `;try{const d=document,h=d.documentElement,p=/(?:^|; )personal=(\\w+)/.exec(d.cookie),f=()=>fetch("/api/personal?page="+encodeURIComponent(location.pathname+location.search)).then(r=>r.ok?r.json():null).catch(()=>null);let a;window.askPersonal=()=>{const b=a??f();a=null;return b};if(p){h.dataset.own="";a=f();if(p[1]=="account"){h.dataset.account="";const b=localStorage.boughtHeight;if(b>0)h.style.setProperty("--bought",b+"px")}}}catch{}`;

/** Appends it to the first script of a page, which is in the head: React leaves a script's text as it is, an element more it would not. */
export const withPersonalScript = (html: string): string =>
  html.replace(/<script nonce[\s\S]*?(?=<\/script>)/, (first) => first + script);
