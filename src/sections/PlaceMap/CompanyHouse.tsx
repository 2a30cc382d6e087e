/** The company's house on a map, centred at 0, 0. */
export function CompanyHouse() {
  return (
    <>
      <path className="white" d="M-27 24V-8L0-32 27-8v32z" />
      <path className="brick-light" d="M12-24v-14h9v22z" />
      <path strokeWidth="6" d="M-35-3L0-34 35-3" />
      <path className="petrol" d="M-7 24V4H7v20z" />
    </>
  );
}
