import type { Plugin } from "vite";

const order = "@layer reset,tokens,ui,shell,roles,site;";

/** Says the order of the cascade layers at the head of every stylesheet: whichever file comes first, it holds. */
export function layerOrder(): Plugin[] {
  return [
    {
      name: "layer-order:build",
      apply: "build",
      enforce: "post",
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = order + String(file.source);
        }
      },
    },
    {
      name: "layer-order:serve",
      apply: "serve",
      enforce: "pre",
      transform: (code, id) => (id.endsWith(".css") && id.includes("/app/") ? { code: order + code, map: null } : null),
    },
  ];
}
