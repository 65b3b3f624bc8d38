// Twelve films: how-to animations and shade stories. What is in them stands in films/scripts/<id>.mjs.
// A film does not grow stale when a picture in it is rendered anew: raise `take` to shoot it again.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const FILMS = path.join(import.meta.dirname, '../films');
const STORY = ['story.mjs'], HOWTO = ['howto.mjs', 'hand.mjs', 'subject.mjs', 'paint.mjs'];
const digest = (files) => crypto.createHash('sha256').update(files.map((f) => fs.readFileSync(path.join(FILMS, f))).join('\0')).digest('hex').slice(0, 12);

const film = (n, kind, alt, { take = 2, horizontal = false } = {}) => {
  const id = `film-${String(n).padStart(2, '0')}`;
  return { id, kind: 'film', maker: './films/film.mjs', script: digest([`scripts/${id}.mjs`, ...kind]), take, budget: 2600, poster: horizontal ? 80 : 70, alt };
};

export const rows = [
  film(1, HOWTO, '線だけで描いた顔が人の顔になり、まぶたの際に影が置かれていく。', { take: 4 }),
  film(2, HOWTO, '明るい肌の顔の頬と唇に、少しずつ色が戻る。', { take: 4 }),
  film(3, HOWTO, '淡い唇の内側に、深い葡萄酒色がにじむ。', { take: 4 }),
  film(4, HOWTO, '線で描いた顔の、左右ちがう眉に毛が足されていく。', { take: 3 }),
  film(5, STORY, '朱色の金魚の怪物が、手すりに尾を垂らしている。'),
  film(6, STORY, '切符をくわえた赤い飴の怪物が、一本足で駆けてくる。'),
  film(7, STORY, '紫の粒がみな目をあけた、葡萄の怪物。'),
  film(8, STORY, '台座にこぼれたまま眠る、薄茶の怪物。'),
  film(9, STORY, '鍋から立つ金茶の輪。まんなかの穴が、こちらを見ている。', { horizontal: true }),
  film(10, STORY, '薄紫の髪をなびかせた怪物が、光の粒をこぼしていく。', { horizontal: true }),
  film(11, HOWTO, 'ひとつの顔の左に朝、右に夜。境目は口紅の線。', { take: 4, horizontal: true }),
  film(12, HOWTO, '線で描いた目に、四色の粉が重なっていく。', { take: 3, horizontal: true }),
];
