import base from "./playwright.config.ts";
export default {
  ...base,
  outputDir: "/tmp/pwtmp",
  use: {
    ...base.use,
    deviceScaleFactor: Number(process.env.KATE_DPR ?? 2),
    trace: process.env.KATE_TRACE === "off" ? ("off" as const) : base.use!.trace,
    launchOptions: {
      ...base.use!.launchOptions,
      args: [...(base.use!.launchOptions!.args ?? []), ...(process.env.KATE_ARGS ?? "").split(" ").filter(Boolean)],
    },
  },
};
