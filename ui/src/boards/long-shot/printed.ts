/** What is printed in the box and stands in no view. */

export interface Printed {
  message: string;
  args: Record<string, string | number>;
  source: string;
}

export interface Box {
  spaces: number;
  no_bets_from: number;
  horses: { colour: string; price: number; bar: number[]; odds: number[]; feature: Printed }[];
  cards: Record<string, Printed>;
  on_roll: string[];
}
