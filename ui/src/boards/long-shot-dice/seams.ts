/** Long words of cards may be divided at the seams that the catalogue shows as a bar, and get a hyphen there: few browsers know where words of every language may be. */
export const divisible = (text: string, seams: string) =>
  seams.split(" ").reduce((divided, seam) => divided.replace(seam.replace("|", ""), seam.replace("|", "\u00ad")), text);

/** A number at the end of a text never stands alone in the last line. */
export const bound = (text: string) => text.replace(/ (?=[$\d\u00a0]+\.$)/, "\u00a0");
