/** One of the values that a parameter may have. */
export interface ParameterOption {
  value: string;
  label: string;
}
