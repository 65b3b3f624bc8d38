import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";
const viteSource = "document.head.appendChild(link);";
const sequentialSource = "if (isCss) document.head.appendChild(link); else appendInTurns(link);";
/** Runs on the phone: one is asked for, then whatever waits goes first. Safari knows no scheduler. */
const queue = `
let turn = Promise.resolve();
function appendInTurns(link) {
	turn = turn.then(() => {
		document.head.appendChild(link);
		return self.scheduler?.yield?.() ?? new Promise((go) => setTimeout(go));
	});
}
`;

/**
 * A part that loads later asks for all scripts it needs in one task: on a slow phone each costs some milliseconds, and a
 * part may need twenty. With this they are asked for one after the other, and the page answers in between. Styles, for which
 * the part waits, go first as before. Throws when Vite has changed the place.
 */
export function sequentialPreload(): Plugin {
  return {
    name: "preload-in-turns",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (id !== helper) return null;
      return { code: makeSequential(code), map: null };
    },
  };
}

/** The helper's code with its one asking replaced. Throws when that is not there exactly once. */
export function makeSequential(code: string): string {
  if (code.split(viteSource).length !== 2) throw new Error("Vite's preload helper asks for scripts in another way now");
  return queue + code.replace(viteSource, sequentialSource);
}
