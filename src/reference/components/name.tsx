/** The longest name that needs no places to break, in characters: even as a title, it fits on a phone. */
const SHORT = 14;

/** The longest name that does not break after an underscore, where a break is taken for a space. */
const MEDIUM = 20;

/** A name of a schema, an operation or an error code that may break before a capital letter and after a dot, and a long one after an underscore. */
export function Name({ children: name }: { children: string }) {
  if (name.length <= SHORT) return <>{name}</>;
  const parts = name.split(name.length > MEDIUM ? /(?<=[a-z\d])(?=[A-Z])|(?<=[._])/ : /(?<=[a-z\d])(?=[A-Z])|(?<=\.)/);
  return <>{parts.map((part, index) => [index > 0 ? <wbr key={index} /> : null, part])}</>;
}
