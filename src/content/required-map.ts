/** A map whose `of` throws for an unknown name: facts by `file.key`, towns by slug. */
export class RequiredMap<Value> extends Map<string, Value> {
  of(name: string): Value {
    const value = this.get(name);
    if (value !== undefined) return value;
    throw new Error(
      `Nothing in the content is named "${name}". Write one of ${[...this.keys()].join(', ')}.`,
    );
  }
}
