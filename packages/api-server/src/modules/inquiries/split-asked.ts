interface Asked {
  name: string;
  email: string;
  /** The office passes it on before they hear of it. */
  isHeld: boolean;
}

/** Of the people asked: the names of those whom the office holds it from, and those who are mailed and are not at the desk. */
export function splitAsked<Person extends Asked>(
  asked: readonly Person[],
  desk: readonly { email: string }[],
): { held: string[]; experts: Person[] } {
  const addresses = new Set(desk.map(({ email }) => email.toLowerCase()));
  return {
    held: asked.filter(({ isHeld }) => isHeld).map(({ name }) => name),
    experts: asked.filter(({ isHeld, email }) => !isHeld && !addresses.has(email.toLowerCase())),
  };
}
