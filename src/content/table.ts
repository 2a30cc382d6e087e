/** A map whose `of` throws for an unknown name: facts by `file.key`, towns by slug. */
export class Table<Value> extends Map<string, Value> {
  /** Returns the value of a name. @throws for an unknown name, with a list of the known ones */
  of(name: string): Value {
    const value = this.get(name);
    if (value !== undefined) return value;
    throw new Error(
      `Nothing in the content is named "${name}". Write one of ${[...this.keys()].join(', ')}.`,
    );
  }
}
