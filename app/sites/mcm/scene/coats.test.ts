import { BufferGeometry, Float32BufferAttribute, ShaderLib, type WebGLProgramParametersWithUniforms } from "three";
import { expect, test } from "vitest";
import { withCoat, CoatedMaterial } from "./coats.ts";

const values = ["vec3 diffuse", "float roughness", "float metalness", "float clearcoat", "float clearcoatRoughness"];

test("every value of a coat that three hands over once is looked up for each point", () => {
  const { fragmentShader: before } = ShaderLib.physical;
  const { fragmentShader, vertexShader } = compiled(new CoatedMaterial());
  for (const value of values) {
    expect(before, "three has given it another name").toContain(`uniform ${value};`);
    expect(fragmentShader).not.toContain(`uniform ${value};`);
    expect(fragmentShader).toMatch(new RegExp(`void main\\(\\) \\{[^}]*\\b${value.split(" ")[1]} = vCoat`));
  }
  expect(vertexShader).toMatch(/void main\(\) \{\s*vCoatColour = coatColours\[int\(coat\)\];/);
});

test("a coat that is changed reaches the chip under the number its bodies have", () => {
  const material = new CoatedMaterial();
  const { uniforms } = compiled(material);
  material.setCoat("dark", {
    color: 0xff0000,
    roughness: 0.1,
    metalness: 0.2,
    clearcoat: 0.3,
    clearcoatRoughness: 0.4,
  });
  const body = new BufferGeometry().setAttribute("position", new Float32BufferAttribute([0, 0, 0, 1, 1, 1], 3));
  const at = withCoat(body, "dark").getAttribute("coat").getX(1);
  expect(uniforms.coatColours?.value[at].getHex()).toBe(0xff0000);
  expect(uniforms.coatShines?.value[at].toArray()).toEqual([0.1, 0.2, 0.3, 0.4]);
});

/** As three would hand its program to the chip. */
function compiled(material: CoatedMaterial): WebGLProgramParametersWithUniforms {
  const { vertexShader, fragmentShader } = ShaderLib.physical;
  const shader = { vertexShader, fragmentShader, uniforms: {} } as unknown as WebGLProgramParametersWithUniforms;
  material.onBeforeCompile(shader, null as never);
  return shader;
}
