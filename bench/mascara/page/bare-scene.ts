import {
  Group,
  InstancedMesh,
  LatheGeometry,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Vector2,
  WebGLRenderer,
} from "three";
import { RoomEnvironment } from "three/examples/jsm/environments/RoomEnvironment.js";
import type { DrawCall } from "./list-draws.ts";
import type { Turnable } from "./our-scene.ts";

const segments = 24;

/**
 * The yardstick: a plain scene of three's, lit by the room that three brings along, with as many draw calls and triangles.
 * All lathes, of one plain material; what is instanced is instanced here too.
 */
export function bareScene(
  canvas: HTMLCanvasElement,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  draws: readonly DrawCall[],
): Turnable {
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
  renderer.setSize(widthPx, heightPx, false);
  const scene = new Scene();
  const generator = new PMREMGenerator(renderer);
  scene.environment = generator.fromScene(new RoomEnvironment()).texture;
  generator.dispose();
  const camera = new PerspectiveCamera(24, widthPx / heightPx, 150, 480);
  camera.position.z = 294;
  // Shared by both, three would look the program up anew for every draw.
  const [single, instanced] = [plainMaterial(), plainMaterial()];
  const turned = new Group();
  turned.add(...draws.map((draw, i) => meshOf(draw, draw.instances === 1 ? single : instanced, i)));
  scene.add(turned);
  const gl = renderer.getContext() as WebGL2RenderingContext;
  return {
    gl,
    turn(angle) {
      turned.rotation.y = angle;
      renderer.render(scene, camera);
    },
  };
}

const plainMaterial = (): MeshStandardMaterial =>
  new MeshStandardMaterial({ color: 0x7a0009, roughness: 0.4, metalness: 0.2 });

function meshOf({ triangles, instances }: DrawCall, material: MeshStandardMaterial, at: number): Mesh {
  const rows = Math.ceil(triangles / (segments * 2));
  const outline = Array.from({ length: rows + 1 }, (_, i) => new Vector2(8, (i / rows) * 5));
  const geometry = new LatheGeometry(outline, segments);
  geometry.setDrawRange(0, triangles * 3);
  if (instances === 1) {
    const mesh = new Mesh(geometry, material);
    mesh.position.y = at * 5 - 50;
    return mesh;
  }
  const mesh = new InstancedMesh(geometry, material, instances);
  for (let i = 0; i < instances; i++) mesh.setMatrixAt(i, new Matrix4().makeTranslation(0, (i / instances) * 50, 0));
  return mesh;
}
