// The tune of the zone, as the hub's koto has it from the first night: it comes back in every area, in that area's scale.
export const zoneMotif = "1':3 2':3 3':4 1':6 | 5:6 4:6 3:4";
/** The same in three, and in sevens of half the length. */
export const zoneMotifInThree = "1':3 2':3 3':6 | 1':6 5:6 | 4:6 3:6";
export const zoneMotifInSeven = "1':4 2':4 3':6 | 1':6 5:4 4:4 | 3:14";
