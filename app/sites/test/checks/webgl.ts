import { evaluateWebgl } from "../rules/evaluate-graphics.ts";
import type { Check } from "./check.ts";

/** Is there a graphics chip that draws for the browser? */
export const webgl: Check = {
  id: "webgl",
  async run() {
    const fast = open({ failIfMajorPerformanceCaveat: true });
    const context = fast ?? open({});
    const facts = {
      isAvailable: context !== null,
      isSlow: fast === null,
      maxTexturePx: context && Number(context.getParameter(context.MAX_TEXTURE_SIZE)),
      renderer: context && rendererOf(context),
    };
    // A page may hold only a few contexts; the sites need them.
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return evaluateWebgl(facts);
  },
};

function open(options: WebGLContextAttributes): WebGL2RenderingContext | null {
  try {
    return document.createElement("canvas").getContext("webgl2", options);
  } catch {
    return null;
  }
}

function rendererOf(context: WebGL2RenderingContext): string {
  const extension = context.getExtension("WEBGL_debug_renderer_info");
  return String(context.getParameter(extension ? extension.UNMASKED_RENDERER_WEBGL : context.RENDERER));
}
