import { frameFragmentShader, frameVertexShader } from "./frame-shader.ts";
import { createProgram, createTexture } from "#app/kits/basics/gl-program.ts";

/** The frame itself, bare: it fills the canvas and stays in texture 0 for what is drawn on it. */
export function createFrameDrawing(gl: WebGL2RenderingContext) {
  const { program, uniform } = createProgram(gl, frameVertexShader, frameFragmentShader);
  const texture = createTexture(gl, 0, null);
  gl.useProgram(program);
  gl.uniform1i(uniform("frame"), 0);
  return {
    draw(picture: TexImageSource, widthPx: number, heightPx: number): void {
      gl.viewport(0, 0, widthPx, heightPx);
      gl.disable(gl.SCISSOR_TEST);
      gl.activeTexture(gl.TEXTURE0);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
      gl.useProgram(program);
      gl.bindVertexArray(null);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      // The chip takes the frame in while the lines of the face are reckoned here.
      gl.flush();
    },
    free(): void {
      gl.deleteTexture(texture);
      gl.deleteProgram(program);
    },
  };
}
