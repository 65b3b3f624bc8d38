import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";
const asVite = "document.head.appendChild(link);";
const inTurns = "if (isCss) document.head.appendChild(link); else appendInTurns(link);";
/** Runs on the phone. The first is asked for at once, each other one after whatever waits; Safari knows no scheduler. */
const queue = `
const waiting = [];
function appendInTurns(link) {
	if (waiting.push(link) === 1) appendNext();
}
function appendNext() {
	document.head.appendChild(waiting[0]);
	(globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))).then(() => {
		waiting.shift();
		if (waiting.length > 0) appendNext();
	});
}
`;

/**
 * A part that loads later asks for all scripts it needs in one task: on a slow phone each costs some milliseconds, and a
 * part may need twenty. With this they are asked for one after the other, and the page answers in between. Styles, for which
 * the part waits, go first as before. Throws when Vite has changed the place.
 */
export function preloadInTurns(): Plugin {
  return {
    name: "preload-in-turns",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (id !== helper) return null;
      return { code: askingInTurns(code), map: null };
    },
  };
}

/** The helper's code with its one asking replaced. Throws when that is not there exactly once. */
export function askingInTurns(code: string): string {
  if (code.split(asVite).length !== 2) throw new Error("Vite's preload helper asks for scripts in another way now");
  return queue + code.replace(asVite, inTurns);
}
