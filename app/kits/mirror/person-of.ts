/** The person of a model's picture, whatever the pose: `face-3` of `face-3-smile`. */
export const personOf = (name: string): string => name.replace(/-[a-z]+$/, "");
