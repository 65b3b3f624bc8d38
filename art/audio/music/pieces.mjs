// Every piece by its name: the seven areas with what rises in play, what waits at the end of each, the sites beside the lip world, the six games.
import { area1 } from './pieces/area-1.mjs';
import { area2 } from './pieces/area-2.mjs';
import { area3 } from './pieces/area-3.mjs';
import { area4 } from './pieces/area-4.mjs';
import { area5 } from './pieces/area-5.mjs';
import { area6 } from './pieces/area-6.mjs';
import { area7 } from './pieces/area-7.mjs';
import { boss1 } from './pieces/boss-1.mjs';
import { boss2 } from './pieces/boss-2.mjs';
import { boss3 } from './pieces/boss-3.mjs';
import { boss4 } from './pieces/boss-4.mjs';
import { boss5 } from './pieces/boss-5.mjs';
import { boss6 } from './pieces/boss-6.mjs';
import { boss7 } from './pieces/boss-7.mjs';
import { drop, paint, shadow, shells, stare } from './pieces/game-pieces.mjs';
import { lift } from './pieces/lift.mjs';
import { ball, memory, prophecy, workshop } from './pieces/site-pieces.mjs';

export const pieces = {
  'area-1': area1, 'area-2': area2, 'area-3': area3, 'area-4': area4, 'area-5': area5, 'area-6': area6, 'area-7': area7,
  'boss-1': boss1, 'boss-2': boss2, 'boss-3': boss3, 'boss-4': boss4, 'boss-5': boss5, 'boss-6': boss6, 'boss-7': boss7,
  prophecy, ball, memory, workshop, paint, shadow, lift, stare, drop, shells,
};
