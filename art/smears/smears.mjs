// Smear masks, skin tiles and the list of both: painted by paint.py, composed in the browser (formula in README, "Smears").
import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import sharp from 'sharp';

export const sources = ['smears/paint.py', 'develop/deliver.mjs'];

/** Portable grey or colour maps of eight bits: what numpy writes without any library. */
function readPnm(file) {
  const all = fs.readFileSync(file), head = /^(P5|P6)\n(\d+) (\d+)\n255\n/.exec(all.toString('latin1', 0, 40));
  return sharp(all.subarray(head[0].length), { raw: { width: Number(head[2]), height: Number(head[3]), channels: head[1] === 'P5' ? 1 : 3 } });
}

/** row.paint: arguments of paint.py, or absent for the list. */
export async function make(row, { deliver, made, work, out }) {
  if (!row.paint) return { hash: '', files: {}, meta: await list(row, made) };
  const pnm = path.join(work, row.id + '.pnm'), master = path.join(work, row.id + '.png');
  const run = spawnSync('python3', [path.join(import.meta.dirname, 'paint.py'), ...row.paint, pnm], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  const picture = readPnm(pnm), { width, height, channels } = await picture.metadata();
  await (channels === 1 ? picture.toColourspace('b-w') : picture).png().toFile(master);
  const { hash, files } = await deliver({ name: row.id, master, widths: row.widths, budget: row.budget, out, coding: { effort: 4, floor: 40 } });
  return { hash, files, meta: { width, height, widths: row.widths, ...(row.hex && { hex: await median(master) }) } };
}

async function median(master) {
  const { data } = await sharp(master).raw().toBuffer({ resolveWithObject: true });
  return '#' + [0, 1, 2].map((k) => data.filter((_, i) => i % 3 === k).sort()[data.length / 6 | 0].toString(16).padStart(2, '0')).join('').toUpperCase();
}

async function list({ needs, finishes, skins, lights }, made) {
  const all = {};
  for (const id of needs) {
    const { name, hash, width, height, widths, hex } = await made(id);
    all[id] = { name, hash, width, height, widths, ...(hex && { hex }) };
  }
  return {
    planes: ['light', 'coverage', 'shine'], lightOne: 128, ground: '#2a2827',
    finishes: Object.fromEntries(Object.entries(finishes).map(([finish, how]) => [finish, { ...all[`smear-${finish}`], ...how }])),
    skins: skins.map((hex, tone) => ({ tone, hex, ...Object.fromEntries(lights.map((light) => [light, all[`skin-${tone}-${light}`]])) })),
  };
}
