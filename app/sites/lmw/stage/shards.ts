/** A lost run in which a word was crossed out leaves a shard of colour; so many of them bring a monster a step nearer. */
export const shardsPerStep = 2;
/** Shards help so far and no further: the rest is done, or talked, together. */
export const maxShardSteps = 2;
