/** The longest name that needs no places to break, in characters. */
const SHORT = 20;

/** A name of a schema, an operation or an error code that may break before a capital letter, and after a dot or an underscore. */
export function Name({ children: name }: { children: string }) {
  if (name.length <= SHORT) return <>{name}</>;
  const parts = name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[._])/);
  return <>{parts.map((part, index) => [index > 0 ? <wbr key={index} /> : null, part])}</>;
}
