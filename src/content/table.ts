/** Values by name: facts by `file.key`, towns by slug. */
export class Table<Value> extends Map<string, Value> {
  /** The value of a name. @throws where there is none, with the names there are. */
  of(name: string): Value {
    const value = this.get(name);
    if (value !== undefined) return value;
    throw new Error(
      `Nothing in the content is named "${name}". Write one of ${[...this.keys()].join(', ')}.`,
    );
  }
}
