/** Files of the build, art and sounds: the same bytes for everybody. What is drawn for somebody is never among them. */
export const hostedFolders = ["build", "assets/v", "assets/sound"] as const;

const folders = hostedFolders.join("|");
/** A path as markup, JSON, scripts and style sheets write it: after a quote, in `url(`, or further on in a `srcset`. */
const written = new RegExp(`(?<=["'\`]|url\\(|, )/(?=(?:${folders})/)`, "g");
/** A worker's script has to come from the page's own origin, whatever its module came from. */
const workerScript = /(new Worker\(new URL\()([`"'])\/(build\/[^`"']+)\2,(?:``\+|""\+)?import\.meta\.url\)/g;
/** How the bundler names what a later part needs: by the root of the page's origin. */
const laterPart = /function\((\w+)\)\{return([`"'])\/\2\+\1\}/g;

/** Markup or data with every path of a hosted file led to the host. @param base without a slash at its end */
export const toHostedPaths = (text: string, base: string): string => text.replace(written, `${base}/`);

/** A script as it lies on the host: what it loads comes from there too, but for workers. */
export function toHostedScript(code: string, base: string): string {
  const withWorkers = code.replace(
    workerScript,
    (_, start: string, quote: string, path: string) =>
      // Its path is put together, so that it is not led to the host below.
      `${start}${quote}/${quote}+${quote}${path}${quote},location.href)`,
  );
  return toHostedPaths(withWorkers, base).replace(
    laterPart,
    (_, name: string, quote: string) => `function(${name}){return${quote}${base}/${quote}+${name}}`,
  );
}

/** How often a script names what later parts need: the build has one such place, and the host must not miss it. */
export const countLaterParts = (code: string): number => code.match(laterPart)?.length ?? 0;
