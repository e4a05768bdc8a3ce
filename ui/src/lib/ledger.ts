/** The ledger of rules as Markdown: headings and one numbered line for each rule. */
import { unbroken } from "./speech";

export interface Part {
  kind: "plain" | "emphasis" | "code";
  text: string;
}

/** A chapter is found by its number, whatever the language. */
export type Heading = { kind: "heading"; level: number; text: string; anchor: string };

/** A rule tells at its end, in brackets, where it comes from. */
export type Block = Heading | { kind: "rule"; number: string; parts: Part[]; source: string } | { kind: "text"; text: string };

export function ledger(markdown: string): Block[] {
  const blocks: Block[] = [];
  let chapter = 0;
  for (const line of markdown.split("\n")) {
    const heading = /^(#+) (.*)$/.exec(line);
    const rule = /^- \*\*([0-9A-Z]+-\d+)\*\* (.*?)(?: \(([^()]+)\))?$/.exec(line);
    if (heading) blocks.push({ kind: "heading", level: heading[1]!.length, text: heading[2]!, anchor: `chapter-${chapter++}` });
    else if (rule) blocks.push({ kind: "rule", number: rule[1]!, parts: parts(rule[2]!), source: rule[3] ?? "" });
    else if (line.trim()) blocks.push({ kind: "text", text: line.replaceAll(/[*`]/g, "") });
  }
  return blocks;
}

function parts(text: string): Part[] {
  return text
    .split(/(\*[^*]+\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("*")) return { kind: "emphasis", text: part.slice(1, -1) };
      if (part.startsWith("`")) return { kind: "code", text: part.slice(1, -1) };
      return { kind: "plain", text: unbroken(part) };
    });
}
