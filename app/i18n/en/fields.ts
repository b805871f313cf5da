export const fields = {
  "label.name": "Name",
  "label.email": "E-mail",
  "label.phone": "Phone",
  "label.password": "Password",
  required: "Please fill this in.",
  "too-long": "Please use at most {max} characters.",
  "too-short": "Please use at least {min} characters.",
  email: "Please enter an e-mail address like name@example.com.",
  name: "Please enter a name without signs like < or >.",
  phone: "Please enter a mobile number like 0301-2345678.",
  number: "Please enter a number.",
  "whole-number": "Please enter a whole number.",
  min: "Please enter {min} or more.",
  max: "Please enter {max} or less.",
  choice: "Please choose one from the list.",
  date: "Please choose a date.",
  time: "Please choose a time.",
  money: "Please enter an amount in rupees, like 250 or 249.50.",
  quantity: "Please enter a quantity, like 2 or 1.5.",
  image: "Please choose a picture file.",
  invalid: "Please check this.",
  "null-byte": "This holds a character that cannot be saved. Please type it again.",
} as const;

/** What can be wrong with what was typed into a field, and the labels that forms share. */
export type FieldKey = keyof typeof fields;
