/** A value that is made when it is first asked for: a table that many processes never ask for, a fact of a title that most do not need. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
