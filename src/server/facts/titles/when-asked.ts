/** A value that is made when it is first asked for: most products have one title, of which little is. */
export function whenAsked<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
