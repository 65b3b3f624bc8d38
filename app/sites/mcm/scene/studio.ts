import {
  BufferAttribute,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from "three";

/** One card of light: where it stands, how large it is, how bright, in what colour. Its edges fall off. */
interface Card {
  at: readonly [x: number, y: number, z: number];
  size: readonly [width: number, height: number];
  power: number;
  hex?: number;
}

/** A dark room with cards (art direction §3): two tall ones, one on top, two red ones behind, a catchlight. */
const cards: readonly Card[] = [
  { at: [-7, 1.5, 5.2], size: [2.3, 14], power: 17 },
  { at: [8, 0.5, 3.4], size: [1, 12], power: 9 },
  { at: [0, 9, 0], size: [8, 4], power: 2.6 },
  { at: [-6.4, 0, -5.2], size: [1.5, 12], power: 1.6, hex: 0xf50a08 },
  { at: [6.6, 0, -5.4], size: [1.9, 13], power: 4, hex: 0xf50a08 },
  { at: [0, -2, -9], size: [9, 7], power: 0.55, hex: 0x9a0509 },
  { at: [2.4, 3.5, 9], size: [1.6, 3.4], power: 3.2 },
];

/** The light of the studio as three takes it; the target is the caller's to dispose. In a no-red event all of it is white. */
export function createStudioLight(renderer: WebGLRenderer, isRedHidden: boolean): WebGLRenderTarget {
  const room = new Scene();
  room.background = new Color(0x1b1516);
  const meshes = cards.map((card) => {
    const mesh = cardMesh(card.hex && isRedHidden ? { ...card, hex: 0x4a4a4a } : card);
    room.add(mesh);
    return mesh;
  });
  const generator = new PMREMGenerator(renderer);
  const target = generator.fromScene(room, 0.012, 0.1, 40);
  generator.dispose();
  for (const { geometry, material } of meshes) {
    geometry.dispose();
    material.dispose();
  }
  return target;
}

function cardMesh({ at, size, power, hex = 0xfff2ea }: Card): Mesh<PlaneGeometry, MeshBasicMaterial> {
  const geometry = new PlaneGeometry(size[0], size[1], 8, 8);
  const place = geometry.getAttribute("position");
  const shade = new Float32Array(place.count * 3);
  const colour = new Color(hex);
  for (let i = 0; i < place.count; i++) {
    const [x, y] = [(place.getX(i) / size[0]) * 2, (place.getY(i) / size[1]) * 2];
    const soft = power * (1 - x ** 4) * (1 - y ** 6);
    shade.set([colour.r * soft, colour.g * soft, colour.b * soft], i * 3);
  }
  geometry.setAttribute("color", new BufferAttribute(shade, 3));
  const mesh = new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true, side: DoubleSide }));
  mesh.position.set(...at);
  mesh.lookAt(0, 0, 0);
  return mesh;
}
