import { useContext } from "react";
import { Scripts as useScripts } from "react-router";
import { PageFacts } from "./page-facts.ts";

/**
 * The framework's `<Scripts>`, started by our own first script when the page has painted (`defer-scripts.server.ts`). The phone
 * draws the same elements, so that React finds what it expects.
 */
export function DeferredScripts({ nonce }: { nonce: string | undefined }) {
  // A component is a function that may use hooks: called as one, what it returns can be changed before React sees it.
  const scripts = useScripts({ nonce });
  const { code, elements } = useContext(PageFacts).deferScripts?.(scripts) ?? { code: "", elements: scripts };
  return (
    <>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />
      {elements}
    </>
  );
}
