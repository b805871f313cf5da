declare global {
  interface Window {
    /**
     * What was done while the page was not hydrated: the controls that were filled in, each with its text and its tick, and the last button
     * that was pressed and does nothing without scripts. `end` stops listening and says whether there is anything.
     */
    early?: {
      filled: Map<EventTarget | null, { value: string; checked: boolean }>;
      pressed: HTMLElement | null;
      end: () => boolean;
    };
  }
}

/** A script of the head: notes what a person does before the scripts come. React puts some texts back, and no press is repeated. */
export const noteEarly = `(()=>{const f=new Map,i=e=>{const{value,checked}=e.target;f.set(e.target,{value,checked})},c=e=>{const b=e.target.closest("button[type=button]:not([popovertarget])");if(b)w.pressed=b},w=window.early={filled:f,pressed:null,end(){removeEventListener("input",i,true);removeEventListener("click",c,true);return f.size>0||w.pressed!==null}};addEventListener("input",i,true);addEventListener("click",c,true)})()`;
