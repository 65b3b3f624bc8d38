import type { MasterData } from "#contracts/master-data.ts";
import type { MonsterInfo } from "./contract.ts";
import { monsterFile } from "./pictures.server.ts";

const expressions = { neutral: "cut", joy: "joy", pout: "pout", surprise: "surprise", sleep: "sleep" } as const;

/** Who lives in a shade, and what is told of it. */
export function monsterInfoOf(
  { products, monsters }: Pick<MasterData, "products" | "monsters">,
  productId: string,
): MonsterInfo {
  const product = products.find(({ id }) => id === productId);
  const monster = monsters.find(({ id }) => id === product?.monsterId);
  if (!monster) return { words: product?.description ?? "", monster: null };
  const faces = Object.entries(expressions).flatMap(([name, picture]) => {
    const file = monsterFile(monster.id, picture);
    return file ? [[name, file] as const] : [];
  });
  return { words: monster.scene, monster: { name: monster.names.ja, faces: Object.fromEntries(faces) } };
}
