import face from "#app/kits/ui/pictures/face-5.json";

/** Whose eyes try a mascara on when nobody's own do. */
export const lashModel = (): { name: string; hash: string } => ({ name: face.name, hash: face.hash });
