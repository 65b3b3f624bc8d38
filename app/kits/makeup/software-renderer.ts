/**
 * True when a processor plays the graphics chip. Newer browsers hand such a context out even where
 * `failIfMajorPerformanceCaveat` asks them not to: only the renderer's name tells. Tests allow it by `data-gl="soft"` of
 * `<html>`.
 */
export function isSoftwareRenderer(gl: WebGL2RenderingContext): boolean {
  if (document.documentElement.dataset.gl === "soft") return false;
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  const name = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : "";
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
}
