import { Window } from "happy-dom";

/** What a served document says about itself before any script runs. */
export interface ServedHead {
  lang: string;
  title: string;
  /** `name` or `property` → `content`. */
  meta: Record<string, string>;
  canonical: string[];
  /** hreflang → address. */
  alternates: Record<string, string>;
  /** Elements with a style attribute, which the policy would block. */
  styled: string[];
}

/** Reads the head of served HTML. Nothing in it is run or loaded. */
export function readHead(html: string): ServedHead {
  const window = new Window();
  try {
    const served = new window.DOMParser().parseFromString(html, "text/html");
    const links = (rel: string) => [...served.querySelectorAll(`link[rel="${rel}"]`)];
    const named = [...served.querySelectorAll("meta[content]")].flatMap((meta): [string, string][] => {
      const name = meta.getAttribute("name") ?? meta.getAttribute("property");
      return name === null ? [] : [[name, meta.getAttribute("content") ?? ""]];
    });
    return {
      lang: served.documentElement.getAttribute("lang") ?? "",
      title: served.title,
      meta: Object.fromEntries(named),
      canonical: links("canonical").map((link) => link.getAttribute("href") ?? ""),
      alternates: Object.fromEntries(
        links("alternate").map((link) => [link.getAttribute("hreflang") ?? "", link.getAttribute("href") ?? ""]),
      ),
      styled: [...served.querySelectorAll("[style]")].map((element) => element.outerHTML.slice(0, 120)),
    };
  } finally {
    window.close();
  }
}
