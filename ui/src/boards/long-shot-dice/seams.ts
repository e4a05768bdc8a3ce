/** Long words of cards may be divided at the seams that the catalogue shows as a bar, and get a hyphen there: few browsers know where words of every language may be. */
export const divisible = (text: string, seams: string) =>
  seams.split(" ").reduce((divided, seam) => divided.replace(seam.replace("|", ""), seam.replace("|", "\u00ad")), text);
