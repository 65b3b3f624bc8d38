import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { startScript } from "./start-script.server.ts";

type Attributes = { rel?: string; href?: string; type?: string; async?: boolean | undefined; children?: ReactNode };

/**
 * What the framework's `<Scripts>` draws, held back until the page has painted, and the code of our own first script that
 * starts it. The module script gets a type that browsers leave alone, its preloads go to the first script; no word is read.
 */
export function deferScripts(scripts: ReactNode): { code: string; elements: ReactNode } {
  const modules: string[] = [];
  const elements = deferElements(scripts, modules);
  return { code: startScript(modules), elements };
}

/** The same elements with the module script held back and the preloads taken out, whose addresses are added to `modules`. */
function deferElements(node: ReactNode, modules: string[]): ReactNode {
  if (!isValidElement(node)) return node;
  const { type, props } = node as ReactElement<Attributes>;
  if (type === "link" && props.rel === "modulepreload") {
    modules.push(props.href ?? "");
    return null;
  }
  if (type === "script" && props.type === "module")
    // A script that does not run by itself may not be `async` (WHATWG HTML, 4.12.1).
    return cloneElement(node as ReactElement<Attributes>, { type: "text/deferred-module", async: undefined });
  if (type === Fragment) {
    const children = [props.children].flat(2).map((child) => deferElements(child, modules));
    return createElement(Fragment, { key: node.key }, ...children);
  }
  return node;
}
