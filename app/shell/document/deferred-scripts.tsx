import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from "react";
import { Scripts as useScripts } from "react-router";
import { PageFacts } from "./page-facts.ts";

type Attributes = { rel?: string; href?: string; type?: string; children?: ReactNode };

/**
 * The framework's `<Scripts>`, started by our own first script (`start-script.server.ts`) when the page has painted. On the
 * server its module script is given a type that browsers leave alone, and its preloads go to the first script; its words are
 * not read. The phone draws the same elements, so that React finds what it expects.
 */
export function DeferredScripts({ nonce }: { nonce: string | undefined }) {
  const { startScript } = useContext(PageFacts);
  const modules: string[] = [];
  // A component is a function that may use hooks: called as one, what it returns can be changed before React sees it.
  const scripts = useScripts({ nonce });
  const content = startScript ? deferElements(scripts, modules) : scripts;
  const code = startScript?.(modules) ?? "";
  return (
    <>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />
      {content}
    </>
  );
}

/** The same elements with the module script held back and the preloads taken out, whose addresses are added to `modules`. */
export function deferElements(node: ReactNode, modules: string[]): ReactNode {
  if (!isValidElement(node)) return node;
  const { type, props } = node as ReactElement<Attributes>;
  if (type === "link" && props.rel === "modulepreload") {
    modules.push(props.href ?? "");
    return null;
  }
  if (type === "script" && props.type === "module")
    return cloneElement(node as ReactElement<Attributes>, { type: "text/deferred-module" });
  if (type === Fragment) {
    const children = [props.children].flat(2).map((child) => deferElements(child, modules));
    return createElement(Fragment, { key: node.key }, ...children);
  }
  return node;
}
