import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** One tick of a scheduled job: the unique row by which one process runs it. */
export class JobRun extends Model<InferAttributes<JobRun>, InferCreationAttributes<JobRun>> {
  declare job: string;
  declare slot: Date;
  declare startedAt: CreationOptional<Date>;
  declare finishedAt: CreationOptional<Date | null>;
  declare error: CreationOptional<string | null>;
}

JobRun.init(
  {
    job: { type: DataTypes.TEXT, primaryKey: true },
    slot: { type: DataTypes.DATE, primaryKey: true },
    startedAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
    finishedAt: DataTypes.DATE,
    error: DataTypes.TEXT,
  },
  { sequelize, tableName: "job_runs", timestamps: false },
);
