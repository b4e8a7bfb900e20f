/** Thrown for a valid regular expression without an equivalent in RE2. The message continues "The pattern …". */
export class UnsupportedPatternError extends Error {
  override readonly name = "UnsupportedPatternError";
}

const ESCAPE = String.raw`\\(?:u[Dd][89ABab][\dA-Fa-f]{2}\\u[Dd][C-Fc-f][\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|[pPu]\{[^}]*\}|k<[^>]*>|c.|[1-9]\d*|.)`;
const CHARACTER_CLASS = String.raw`\[(?:\\.|[^\\\]])*\]`;
const GROUP = String.raw`\(\?(?:<?[=!]|<[^>]*>|[^:]*:)`;
/** The syntax that RE2 lacks or reads differently, outside of a character class and inside. */
const PART = new RegExp(`${ESCAPE}|${CHARACTER_CLASS}|${GROUP}|\\.`, "gsu");
const CLASS_PART = new RegExp(`${ESCAPE}|\\[`, "gsu");

const NOT_LINE_END = "[^\\n\\r\\x{2028}\\x{2029}]";
/** The characters of `\s`, of which RE2 has only those of ASCII. */
const SPACE = "\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}";
/** All others, because a character class of RE2 can't contain another. */
const NOT_SPACE =
  "\\x00-\\x08\\x0e-\\x1f!-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}" +
  "\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}";

/**
 * Translates a regular expression that is valid with the flag `u` (ECMA-262, Patterns) to the dialect of RE2, so that it
 * matches the same texts. Throws an UnsupportedPatternError if it has lookaround, a backreference or modifiers. A property
 * that RE2 does not know remains as it is.
 */
export function re2Source(pattern: string): string {
  return pattern.replace(PART, (part) => {
    if (part === ".") return NOT_LINE_END;
    if (part.startsWith("\\")) return translateEscape(part, false);
    return part.startsWith("[") ? translateClass(part) : translateGroup(part);
  });
}

function translateGroup(start: string): string {
  if (start === "(?:") return start;
  if (start === "(?=" || start === "(?!") throw new UnsupportedPatternError(`has a lookahead, ${start}`);
  if (start === "(?<=" || start === "(?<!") throw new UnsupportedPatternError(`has a lookbehind, ${start}`);
  // RE2 allows fewer characters in a name, which only backreferences need.
  if (start.startsWith("(?<")) return "(?:";
  throw new UnsupportedPatternError(`has modifiers, ${start}`);
}

function translateClass(characters: string): string {
  if (characters === "[]") return "[^\\x00-\\x{10ffff}]";
  if (characters === "[^]") return "[\\x00-\\x{10ffff}]";
  const content = characters.slice(1);
  // In RE2, [: starts the name of a class.
  return `[${content.replace(CLASS_PART, (part) => (part === "[" ? "\\[" : translateEscape(part, true)))}`;
}

function translateEscape(sequence: string, isInClass: boolean): string {
  switch (sequence[1]) {
    case "u":
      return `\\x{${codePoint(sequence).toString(16)}}`;
    case "c":
      return `\\x{${(sequence.charCodeAt(2) % 32).toString(16)}}`;
    case "0":
      return "\\x00";
    case "b":
      return isInClass ? "\\x08" : sequence;
    case "s":
      return isInClass ? SPACE : `[${SPACE}]`;
    case "S":
      return isInClass ? NOT_SPACE : `[${NOT_SPACE}]`;
    case "p":
    case "P":
      // RE2 has the same names of categories, scripts and binary properties, except for some.
      return sequence.replace(/\{(?:General_Category|gc|Script|sc)=/, "{");
    default:
      if (/^\\[1-9k]/.test(sequence)) throw new UnsupportedPatternError(`has a backreference, ${sequence}`);
      return sequence;
  }
}

/** The code point of `\u{1f30a}`, `\u00e9` or a surrogate pair such as `\ud83c\udf0a`. */
function codePoint(sequence: string): number {
  const [first = 0, second] = Array.from(sequence.matchAll(/[\dA-Fa-f]+/g), ([digits]) => Number.parseInt(digits, 16));
  return second === undefined ? first : (String.fromCharCode(first, second).codePointAt(0) ?? first);
}
